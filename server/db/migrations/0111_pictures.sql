-- Pictures for pages. What one is called says what is in it and how large it is: the same picture has one name everywhere.
create table pictures (
  name text primary key check (name ~ '^[0-9a-f]{24}-[1-9][0-9]{0,3}x[1-9][0-9]{0,4}$'),
  file text not null unique,
  -- What it shows, for who cannot see it.
  alt_nl text not null check (length(alt_nl) between 1 and 300),
  alt_en text not null check (length(alt_en) between 1 and 300),
  -- Of all its files together.
  bytes integer not null check (bytes > 0),
  made_by uuid references accounts (uuid) on delete set null,
  made_at timestamptz not null
);
