create table pages (
  id serial primary key,
  market text not null,
  path text not null,
  title text not null,
  description text not null,
  constraint pages_path unique (market, path)
);

create table text_blocks (
  id serial primary key,
  page_id integer not null references pages (id) on delete cascade,
  position integer not null,
  content jsonb not null
);
create index text_blocks_page on text_blocks (page_id);

create table placeholders (
  id serial primary key,
  page_id integer not null references pages (id) on delete cascade,
  position integer not null,
  component text not null,
  params jsonb not null,
  wakes_when text,
  fallback jsonb not null
);
create index placeholders_page on placeholders (page_id);
