-- Which key the data is sealed with. Only that key opens `secrets`: a server whose key does not open it does not start.
create table data_key (
  one boolean primary key default true check (one),
  key_id text not null,
  -- What signatures are made with since the first key was replaced, sealed.
  secrets text not null,
  -- While another key is replacing it.
  next_key_id text,
  next_secrets text,
  changed_at timestamptz not null,
  check ((next_key_id is null) = (next_secrets is null))
);
