create table price_versions (
  id serial primary key,
  model_id integer not null references device_models (id) on delete cascade,
  number integer not null,
  version text not null unique,
  minimal_price numeric(12, 2) not null check (minimal_price >= 0),
  valid_until timestamptz not null,
  withdrawn_at timestamptz,
  constraint price_versions_number unique (model_id, number)
);

create table appraisal_results (
  id serial primary key,
  price_version_id integer not null references price_versions (id) on delete cascade,
  quality text check (quality in ('A+', 'A', 'B', 'C', 'D')),
  price numeric(12, 2) check (price >= 0),
  position integer not null
);
create index appraisal_results_version on appraisal_results (price_version_id);

create table conditions (
  id serial primary key,
  market text not null,
  device_type text not null,
  manufacturer text,
  code text not null,
  kind text not null,
  name text not null,
  help text,
  is_disabled boolean not null default false,
  position integer not null,
  foreign key (market, device_type) references device_types (market, value)
);
create unique index conditions_code on conditions (market, device_type, coalesce(manufacturer, ''), code);

create table condition_choices (
  id serial primary key,
  condition_id integer not null references conditions (id) on delete cascade,
  value text not null,
  label text not null,
  help text,
  quality text check (quality in ('A+', 'A', 'B', 'C', 'D')),
  correction_percent integer not null default 0,
  position integer not null
);
create index condition_choices_condition on condition_choices (condition_id);
