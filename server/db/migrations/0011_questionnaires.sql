-- One row is one questionnaire, so that a change is one statement that either happens or does not.
create table questionnaires (
  uuid uuid primary key,
  -- Name of the flow; the product behind it says what the answers mean.
  flow text not null,
  -- Who may open it: the account that owns it, or as long as nobody does, the visitor whose browser made it.
  visitor uuid not null,
  account uuid,
  -- Goes up by one with every change.
  version integer not null default 1 check (version > 0),
  step integer not null default 0 check (step >= 0),
  temporal_step integer not null default 0 check (temporal_step between 0 and step),
  substep integer not null default 0 check (substep >= 0),
  -- {main, p1, p2, p3, p4} by field key, without the sensitive ones.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  -- The sensitive ones, sealed for this questionnaire and person: {main?, p1?, …}, each a text.
  sealed jsonb not null default '{}' check (jsonb_typeof(sealed) = 'object'),
  calculation_uuid uuid,
  -- The notary that a referral came with.
  predefined_notary_id integer references notaries (id) on delete set null,
  -- When these very answers were found complete; a later change of an answer empties it.
  completed_at timestamptz,
  -- The questionnaire whose answers this one took over, and its version then: asking twice makes one.
  transferred_from uuid references questionnaires (uuid) on delete set null,
  transferred_version integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (transferred_from, transferred_version)
)
-- Answers of a few kilobytes stay in the row as they are: compressing them at every change costs more than the room.
with (fillfactor = 60, toast_tuple_target = 8160);

create index questionnaires_account on questionnaires (account, updated_at desc) where account is not null;
create index questionnaires_visitor on questionnaires (visitor) where account is null;
