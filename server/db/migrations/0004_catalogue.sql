-- The cards of the home screens. Rows may be edited; an unknown flow or flag closes a card instead of breaking the page.
create table services (
  slug text primary key,
  -- Null: the card leads to contact.
  flow text,
  with_holding boolean not null default false,
  enabled boolean not null default true,
  -- Name of the switch that must also be on, or null.
  needs_flag text,
  featured boolean not null default false,
  screens text[] not null check (screens <@ array['home', 'bv']),
  position integer not null,
  check (flow is not null or not with_holding)
);

-- Every price by the day it starts to hold. A book is never changed once it holds: add a new one.
create table price_books (
  valid_from date primary key,
  book jsonb not null check (jsonb_typeof(book) = 'object')
);
