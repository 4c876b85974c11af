-- Files of quantities that were taken, each with what it found, so that it can be taken back.
create table stock_imports (
  id serial primary key,
  market text not null,
  created_at timestamptz not null default now()
);

create table stock_import_rows (
  import_id integer not null references stock_imports (id) on delete cascade,
  row_id integer not null references preorder_stock (id) on delete cascade,
  -- Null where the file has added the row.
  former_quantity integer,
  former_boss_quantity integer,
  -- As the file left them: whoever changed them since is not overruled.
  quantity integer not null,
  boss_quantity integer not null,
  primary key (import_id, row_id)
);
