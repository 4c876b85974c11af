create table service_operations (
  id serial primary key,
  model_id integer not null references device_models (id) on delete cascade,
  code text not null,
  label text not null,
  description text,
  price_from numeric(12, 2) check (price_from >= 0),
  minutes integer check (minutes >= 0),
  is_same_day boolean not null default false,
  stores integer check (stores >= 0),
  position integer not null,
  constraint service_operations_code unique (model_id, code)
);

create table service_products (
  id serial primary key,
  market text not null,
  code text not null,
  model_id integer not null references device_models (id) on delete cascade,
  color_id integer references device_colors (id) on delete cascade,
  search text not null,
  position integer not null,
  constraint service_products_code unique (market, code)
);
