-- What a browser left for a provider with, until it comes back: good once. The browser holds the code, we its hash.
create table sign_in_errands (
  hash text primary key,
  -- State, nonce and verifier open a door: sealed.
  sealed text not null,
  expires_at timestamptz not null
);

create index sign_in_errands_expired on sign_in_errands (expires_at);

-- The visitor whose own browser began the way round by a provider that ended in this token; null for every other way in.
alter table account_clients add column begun_by uuid;
