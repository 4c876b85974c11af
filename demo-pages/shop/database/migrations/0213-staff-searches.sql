-- What members of staff search for, by an id that may stand in an address where the text may not.
create table staff_searches (
  id text primary key,
  user_id integer not null references users (id) on delete cascade,
  market text not null,
  search text not null,
  used_at timestamptz not null default now(),
  unique (user_id, market, search)
);
create index staff_searches_used_at on staff_searches (used_at);
