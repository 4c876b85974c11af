create table articles (
  market text not null,
  name text not null,
  title text not null,
  content text not null,
  updated_at timestamptz not null,
  primary key (market, name)
);

create table type_devices (
  market text not null,
  value text not null,
  label text not null,
  position integer not null,
  primary key (market, value)
);

create table units (
  market text not null,
  code text not null,
  label text not null,
  position integer not null,
  primary key (market, code)
);

create table type_categories (
  id serial primary key,
  market text not null,
  code text not null,
  parent_id integer references type_categories (id) on delete cascade,
  name text not null,
  position integer not null,
  constraint type_categories_code unique (market, code)
);

create table filesets (
  id serial primary key,
  market text not null,
  name text not null,
  search text not null,
  constraint filesets_name unique (market, name)
);

create table fileset_photos (
  id serial primary key,
  fileset_id integer not null references filesets (id) on delete cascade,
  image text not null,
  alt text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  position integer not null,
  constraint fileset_photos_position unique (fileset_id, position)
);
