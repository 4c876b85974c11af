alter table placeholders add column version integer not null default 1;
alter table placeholders add column deleted_at timestamptz;

create table placeholder_versions (
  id serial primary key,
  placeholder_id integer not null references placeholders (id) on delete cascade,
  version integer not null,
  params jsonb not null,
  wakes_when text,
  user_id integer references users (id) on delete set null,
  saved_at timestamptz not null default now(),
  constraint placeholder_versions_version unique (placeholder_id, version)
);
