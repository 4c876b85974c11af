create table page_drafts (
  page_id integer primary key references pages (id) on delete cascade,
  version integer not null default 0,
  step integer not null default 0,
  user_id integer references users (id) on delete set null,
  changed_at timestamptz
);

create table page_draft_steps (
  page_id integer not null references pages (id) on delete cascade,
  number integer not null,
  state jsonb not null,
  primary key (page_id, number)
);
