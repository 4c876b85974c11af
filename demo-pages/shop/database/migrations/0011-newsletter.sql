create table newsletter_subscribers (
  id serial primary key,
  market text not null,
  email text not null,
  token text not null unique,
  agreed_at timestamptz not null,
  mailed_at timestamptz not null,
  confirmed_at timestamptz,
  constraint newsletter_subscribers_email unique (market, email)
);
