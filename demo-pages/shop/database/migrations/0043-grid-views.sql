-- How a grid of the back office stands, under a name: for who saved it, or for all.
create table grid_views (
  id serial primary key,
  market text not null,
  grid text not null,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  is_shared boolean not null,
  state jsonb not null,
  unique (market, grid, user_id, name)
);
