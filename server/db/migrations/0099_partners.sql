-- What partners offer to founders, and lawyers to talk to. Seeded; from then on the tables are what the service goes by.
create table partner_offers (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,60}$'),
  kind text not null check (kind in ('bookkeeping', 'bank', 'insurance', 'payroll', 'software')),
  -- {title, gets, from, price, conditions}
  nl jsonb not null check (jsonb_typeof(nl) = 'object'),
  en jsonb not null check (jsonb_typeof(en) = 'object'),
  -- Of a membership, this one or a higher; null: for everybody.
  tier text check (tier in ('bronze', 'silver', 'gold')),
  -- Where a request goes.
  email text not null,
  -- Whether we are paid for who comes through us: said with the offer (art. 6:193d BW).
  fee boolean not null,
  active boolean not null default true,
  position integer not null
);

create table lawyers (
  uuid uuid primary key,
  name text not null,
  office text not null,
  town text not null,
  fields text[] not null,
  languages text[] not null,
  -- What the first talk costs in cents, with VAT, and how long it takes.
  first_talk_costs integer not null check (first_talk_costs >= 0),
  first_talk_minutes integer not null check (first_talk_minutes > 0),
  -- {about, conditions}
  nl jsonb not null check (jsonb_typeof(nl) = 'object'),
  en jsonb not null check (jsonb_typeof(en) = 'object'),
  email text not null,
  fee boolean not null,
  active boolean not null default true,
  position integer not null
);

-- The words by which somebody agrees that something of them is passed on. They are never changed: other words are another
-- version, and the highest holds. {recipient} and {brand} are filled in.
create table partner_consents (
  version integer primary key check (version > 0),
  nl text not null,
  en text not null
);

-- What somebody had passed on, by which words. What went is sealed, and gone once it was taken back.
create table partner_requests (
  uuid uuid primary key,
  account uuid not null references accounts (uuid) on delete cascade,
  offer text references partner_offers (slug),
  lawyer uuid references lawyers (uuid),
  -- Who it goes to and where, as it was then.
  recipient text not null,
  email text not null,
  consent_version integer not null references partner_consents (version),
  locale text not null check (locale in ('nl', 'en')),
  sealed_facts text,
  asked_at timestamptz not null,
  sent_at timestamptz,
  undelivered_at timestamptz,
  withdrawn_at timestamptz,
  check ((offer is null) <> (lawyer is null))
);
create index partner_requests_account on partner_requests (account, asked_at desc);
-- Once while it is open.
create unique index partner_requests_open on partner_requests (account, coalesce(offer, lawyer::text))
  where withdrawn_at is null and undelivered_at is null;
