alter table idempotency_keys add column owner text not null default '';
alter table idempotency_keys drop constraint idempotency_keys_key;
alter table idempotency_keys add constraint idempotency_keys_key unique (route, owner, key);
create index idempotency_keys_created_at on idempotency_keys (created_at);
create index carts_created_at on carts (created_at) where token_hash is not null;
create index sessions_expires_at on sessions (expires_at);
