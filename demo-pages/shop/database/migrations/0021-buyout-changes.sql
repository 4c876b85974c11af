create table buyout_changes (
  id serial primary key,
  buyout_id integer not null references buyouts (id) on delete cascade,
  from_state text not null,
  to_state text not null,
  user_id integer references users (id) on delete set null,
  note text not null,
  changed_at timestamptz not null default now()
);
create index buyout_changes_buyout on buyout_changes (buyout_id);
