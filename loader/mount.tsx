export const mountIsland=(x:unknown)=>x
