alter table orders add column instalment jsonb;

-- Each market counts its own orders.
alter table orders drop constraint if exists orders_number_key;
create unique index if not exists orders_number_of_market on orders (market, number);

create table document_numbers (
  name text primary key,
  last integer not null
);
create index withdrawals_order on withdrawals (order_id);
alter table withdrawals
  add column credit_note_number text,
  add column refund numeric(12, 2) not null default 0;
