-- What founders send for the notary. The files lie in the files, encrypted; here is what they are.
create table uploads (
  uuid uuid primary key,
  questionnaire uuid not null references questionnaires (uuid) on delete cascade,
  kind text not null,
  -- As the founder called it, sealed for this upload: people put their names in it.
  sealed_name text not null,
  media_type text not null,
  size integer not null check (size > 0),
  -- The same file twice is one upload.
  sha256 text not null,
  file text not null unique,
  review text not null default 'unchecked' check (review in ('unchecked', 'accepted', 'rejected')),
  created_at timestamptz not null,
  unique (questionnaire, sha256)
);
