create table turns (
  name text primary key,
  taken integer not null,
  last_at timestamptz not null,
  open_at timestamptz not null
);
create index turns_last_at on turns (last_at);
