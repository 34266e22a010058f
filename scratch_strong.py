import sys,time,random,math,collections
sys.path.insert(0,'.')
from server.games.n_tropy.search import *
from server.games.n_tropy.structure import BASE
seed=int(sys.argv[1]); rng=random.Random(seed); MOST=int(sys.argv[2]) if len(sys.argv)>2 else 16
standing=BASE; rack=list(range(50,5,-1)); t0=time.time(); cpu=0; miss=collections.Counter()
for turn in range(45):
    pts=2 if turn==0 else rng.choice([1,2])
    t=time.process_time()
    free=free_sites(standing,pts)
    order=ranked(standing,rack[-1],sample(free,MOST,rng),rng)
    rest=[s for s in free if s not in order]
    tr=time.process_time()-t
    got=None; n=0
    for site in (order+rest)[:10]:
        n+=1
        trial=tried(standing,rack[-1],site.pose)
        if isinstance(trial.verdict,Placement) and trial.verdict.points==pts: got=site; break
    if got:
        s=Structure(standing); s.release(rack[-1],got.pose); s.step(SETTLE); standing=s.standing(); rack.pop()
    else: miss[pts]+=1
    print(turn,pts,len(free),n,got and got.placement.value,f'{tr:.2f} {time.process_time()-t:.2f}',f'{openness(standing):.1f}',len(rack),flush=True)
print('seed',seed,'placed',45-len(rack),'missed',dict(miss),'cpu',round(time.process_time(),1),'wall',round(time.time()-t0,1))
