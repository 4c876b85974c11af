alter table type_categories
  alter column code drop not null,
  add column seo_name text not null default '',
  add column for_display boolean not null default true,
  add column filterable boolean not null default false,
  add column for_buyout boolean not null default false,
  add column for_service boolean not null default false,
  add column manufacturers jsonb not null default '[]',
  add column photo_id integer,
  add column type_device text,
  add column meilisearch_boost text not null default '1',
  add column url_path text not null default '',
  add column level integer not null default 1,
  add column version integer not null default 1,
  add column deletion_id integer;

update type_categories set seo_name = code;

with recursive branch (id, way, depth) as (
  select id, seo_name || '/', 1 from type_categories where parent_id is null
  union all
  select child.id, branch.way || child.seo_name || '/', branch.depth + 1
  from type_categories child join branch on child.parent_id = branch.id
)
update type_categories set url_path = branch.way, level = branch.depth from branch where branch.id = type_categories.id;

create unique index type_categories_seo_name on type_categories (market, seo_name) where deletion_id is null;
create index type_categories_parent on type_categories (parent_id, position);
create index type_categories_level on type_categories (market, level) where deletion_id is null;

-- A branch that was taken away, until it is brought back.
create table category_deletions (
  id serial primary key,
  market text not null,
  category_id integer not null references type_categories (id) on delete cascade,
  deleted_at timestamptz not null default now(),
  is_restored boolean not null default false
);

create table category_products (
  category_id integer not null references type_categories (id) on delete cascade,
  master_product_id integer not null references master_products (id) on delete cascade,
  primary key (category_id, master_product_id)
);
create index category_products_product on category_products (master_product_id);

-- What one bulk change really changed, so that it can be taken back exactly.
create table category_product_changes (
  id serial primary key,
  market text not null,
  is_adding boolean not null,
  pairs jsonb not null,
  is_done boolean not null default true,
  changed_at timestamptz not null default now()
);
