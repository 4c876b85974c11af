create table device_types (
  market text not null,
  value text not null,
  label text not null,
  picture text not null,
  position integer not null,
  primary key (market, value)
);

create table manufacturers (
  market text not null,
  value text not null,
  label text not null,
  position integer not null,
  primary key (market, value)
);

create table device_models (
  id serial primary key,
  market text not null,
  type text not null,
  manufacturer text not null,
  value text not null,
  label text not null,
  position integer not null,
  constraint device_models_value unique (market, value),
  foreign key (market, type) references device_types (market, value),
  foreign key (market, manufacturer) references manufacturers (market, value)
);

create table device_colors (
  id serial primary key,
  model_id integer not null references device_models (id) on delete cascade,
  market text not null,
  code text not null,
  color text not null,
  label text not null,
  image_alt text not null,
  position integer not null,
  constraint device_colors_code unique (market, code)
);
create index device_colors_model on device_colors (model_id);
