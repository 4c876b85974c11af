create table calls (
  id bigserial primary key,
  route text not null,
  method text not null,
  time timestamptz not null,
  scope text,
  idempotency_key text,
  status integer
);

create index calls_scope on calls (scope);
