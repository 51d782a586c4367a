-- Remembers which seeded rows were planted: seeding again never brings back or overwrites what people changed.
create table seeded_rows (
  table_name text not null,
  row_key text not null,
  seeded_at timestamptz not null default now(),
  primary key (table_name, row_key)
);
