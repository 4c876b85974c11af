-- What a posted form leaves for the page that it leads to, for some minutes; of the browser's key only the hash.
create table kept_notes (
  id_hash text primary key,
  note jsonb not null,
  expires_at timestamptz not null
);
create index kept_notes_expires_at on kept_notes (expires_at);
