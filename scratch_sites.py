import sys,time,random,math,collections
sys.path.insert(0,'.')
from server.games.n_tropy.structure import *
from server.games.n_tropy.structure import moving
from server.games.n_tropy.sites import *
from server.games.n_tropy.contacts import verdict
rng=random.Random(int(sys.argv[1]) if len(sys.argv)>1 else 1)
standing=BASE; rack=list(range(50,5,-1)); stats=collections.Counter(); t0=time.time()
def free(s,pose):
    up=math.pi/2-tilt(pose.angle)<math.radians(30)
    try: s._pushed_out(pose,up)
    except Overlaps: return False
    return True
for turn in range(45):
    pts=2 if turn==0 else rng.choice([1,2])
    sites=Sites.of(standing.poses)
    t=time.time()
    cand=list(sites.one_point() if pts==1 else sites.two_points())
    tg=time.time()-t; t=time.time()
    s=Structure(standing)
    shapes=lambda p:moving._free_shapes(p,math.pi/2-tilt(p.angle)<math.radians(30))
    ok=[c for c in cand if not [1 for o in s._overlaps(shapes(c.pose)) if o[1]>0.3]]
    tc=time.time()-t
    rng.shuffle(ok); ok.sort(key=lambda c: c.placement.value!="tucked")
    stick=rack[-1]; done=False; tried=0
    t=time.time()
    for c in ok[:12]:
        tried+=1
        st=Structure(standing)
        try: st.release(stick,c.pose)
        except Overlaps: stats['over']+=1; continue
        bad=False
        while st.steps<4800:
            st.step(480)
            if any(abs(a.x-standing.poses[n].x)+abs(a.y-standing.poses[n].y)>25 for n,a in st.poses.items() if n!=stick) or abs(st.poses[stick].y-c.pose.y)>20: bad=True; break
        if bad: stats['fell',c.placement.value]+=1; continue
        v=verdict(st.touching(stick),st.poses[stick],st.poses)
        f=st.fallen()
        good=getattr(v,'points',None)==pts and not f
        stats[('ok' if good else 'bad',c.placement.value, getattr(v,'value',v))]+=1
        if good:
            standing=st.standing(); rack.pop(); done=True; break
    print(turn,pts,'cand',len(cand),'free',len(ok),'tried',tried,done, dict(collections.Counter(c.placement.value for c in ok)),f'{tg:.2f} {tc:.2f} {time.time()-t:.2f}', len(rack), flush=True)
print(time.time()-t0,'placed',45-len(rack))
for k,v in stats.items(): print(k,v)
