-- Questions in other words than the code has. Every time is a row with all the words of that moment, so that going back
-- is one more row and nothing is ever lost; the newest of a question holds.
create table question_rewrites (
  -- As in `main.company_name`.
  question text not null,
  revision integer not null check (revision > 0),
  -- [{locale, part, basis, text}]: `basis` is what the code said when it was written.
  words jsonb not null,
  at timestamptz not null,
  made_by uuid references accounts (uuid) on delete set null,
  -- The name stays when the account goes, as in the log.
  who text not null,
  primary key (question, revision)
);
