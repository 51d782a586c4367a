-- Countries and nationalities to choose from. Seeded; risk levels follow lists that change, so they are edited here.
create table countries (
  code text primary key check (code ~ '^[A-Z]{2,3}$'),
  -- 1 stands first; 0 has no place at the top.
  priority integer not null default 0 check (priority >= 0),
  -- Null: only a nationality, as that of someone who is stateless.
  name_nl text,
  name_en text,
  -- Null: a territory whose people have the nationality of another country.
  nationality_nl text,
  nationality_en text,
  inhabited boolean not null default true,
  risk_level text not null default 'low' check (risk_level in ('low', 'medium', 'high', 'blacklist')),
  check ((name_nl is null) = (name_en is null)),
  check ((nationality_nl is null) = (nationality_en is null))
);

-- Notaries with whom founders can make an appointment.
create table notaries (
  id integer primary key,
  name text not null,
  city text not null,
  province text not null,
  latitude double precision not null,
  longitude double precision not null,
  dutch_information text not null,
  english_information text not null,
  -- Flows they work for; null: all of them.
  flows text[],
  active boolean not null default true,
  position integer not null
);

-- What a membership can consist of, and what is offered beside it.
create table product_types (
  id integer primary key,
  slug text not null unique,
  product_type_type text not null check (product_type_type in ('subscription', 'extra-service')),
  category text not null,
  nl jsonb not null check (jsonb_typeof(nl) = 'object'),
  en jsonb not null check (jsonb_typeof(en) = 'object'),
  image text
);

-- Memberships. What they cost now is in the price book, under their name.
create table upsell_package_types (
  id integer primary key,
  name text not null unique,
  -- What it costs normally, in cents; null: nothing is struck through.
  strikethrough_price integer check (strikethrough_price >= 0),
  translation_json jsonb not null check (jsonb_typeof(translation_json) = 'object'),
  -- Flows it is offered with; null: all of them.
  flows text[],
  active boolean not null default true,
  position integer not null
);

create table upsell_package_type_products (
  id integer primary key,
  upsell_package_type_id integer not null references upsell_package_types (id) on delete cascade,
  product_type_id integer not null references product_types (id),
  position integer not null,
  unique (upsell_package_type_id, product_type_id)
);
