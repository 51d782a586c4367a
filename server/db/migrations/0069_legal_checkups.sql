-- What a company should look into once it is there: words, the same for everybody.
create table legal_checkup_types (
  id integer primary key,
  slug text not null unique,
  nl jsonb not null check (jsonb_typeof(nl) = 'object'),
  en jsonb not null check (jsonb_typeof(en) = 'object'),
  position integer not null
);

-- Who has seen which of them, and when first.
create table legal_checkups_seen (
  account uuid not null references accounts (uuid) on delete cascade,
  legal_checkup_type integer not null references legal_checkup_types (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (account, legal_checkup_type)
);
