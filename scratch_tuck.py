import sys,math,collections
sys.path.insert(0,'.')
from server.games.n_tropy.structure import *
from server.games.n_tropy.structure import moving
from server.games.n_tropy.sites import *
from server.games.n_tropy.contacts import verdict
# an upright in slot low, balanced stick on higher top
poses=dict(BASE.poses)
def slot(n,i):
    p=BASE.poses[n]; m=geometry.slots(n)[i]; d=NOTCHED_STICKS[n-1].slots[i]
    x,y=geometry.outward(p,(m,NOTCHED_THICK/2-d)); return Pose(x,y+72,math.pi/2)
poses[6]=slot(2,2); poses[7]=Pose(poses[6].x,poses[6].y+72+4.5,0.0)
poses[8]=slot(4,1)
st=Standing(poses,frozenset({6,8}))
s=Structure(st)
s.step(960); print({n:(round(p.x,1),round(p.y,1),round(p.angle,3)) for n,p in s.poses.items()})
sites=Sites.of(st.poses)
for t in sites.tucked():
    o=s._overlaps(moving._free_shapes(t.pose,False))
    o=[(n,round(d,1)) for n,d,_ in o if d>.3]
    r=None
    if not o:
        q=Structure(st); 
        try:
            q.release(9,t.pose); q.step(4800); r=verdict(q.touching(9),q.poses[9],q.poses),q.fallen(), q.touching(9)
        except Overlaps as e: r=e.stick
    print(t.on,tuple(round(v,2) for v in t.pose),o,r)
