create table purges (
  id serial primary key,
  market text not null,
  user_id integer references users (id) on delete set null,
  mode text not null check (mode in ('key', 'url', 'full')),
  target text,
  is_soft boolean not null,
  purged_at timestamptz not null default now(),
  check ((mode = 'full') = (target is null)),
  check (mode <> 'full' or not is_soft)
);
create index purges_market on purges (market, id);
