-- A second proof beside the password, for those who work for us: an app on a phone that shows another code every half minute.
create table second_factors (
  id uuid primary key,
  account uuid not null references accounts (uuid) on delete cascade,
  -- What the app and we both know, sealed.
  secret text not null,
  -- Until its owner has shown a code it is no factor yet, and nobody is asked for it.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: no code is taken twice.
  last_step bigint,
  created_at timestamptz not null
);

-- One that counts, and beside it one that is being set up.
create unique index second_factors_account on second_factors (account, (confirmed_at is not null));

-- For who lost the phone: each is good once, and kept as a hash only.
create table second_factor_recovery_codes (
  account uuid not null references accounts (uuid) on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (account, hash)
);

-- What happened to a second factor, and when: for its owner, and for whoever must find out.
create table second_factor_events (
  id bigint generated always as identity primary key,
  account uuid not null references accounts (uuid) on delete cascade,
  event text not null,
  at timestamptz not null
);

create index second_factor_events_account on second_factor_events (account, id);

-- Whether a device has shown the second factor; and whether one has that makes a link to take itself along.
alter table account_clients add column second_factor boolean not null default false;
alter table account_codes add column second_factor boolean not null default false;

-- Between the password and the code: a ticket that is good for showing the code, and for nothing else.
alter table account_codes drop constraint account_codes_kind_check;
alter table account_codes add constraint account_codes_kind_check
  check (kind in ('confirmation', 'reset', 'redirection', 'second_factor'));
