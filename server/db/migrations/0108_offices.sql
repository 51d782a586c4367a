-- An office as those who run the service set it up.
alter table notaries
  -- The notary in parts: a deed has the names in full, a card the title too.
  add column notary_title text not null default '',
  add column notary_firstnames text not null default '',
  add column notary_lastname text not null default '',
  -- Who stands in for the notary, as long as that lasts.
  add column deputy text not null default '',
  -- Takes no new cases, until a day (from which on it does) or until somebody says so, and why.
  add column takes_cases boolean not null default true,
  add column pause_until date,
  add column pause_reason text not null default '',
  -- Null: all of them.
  add column languages text[] check (languages <@ array['nl', 'en']),
  -- Whether founders find it in the list they choose from.
  add column choosable boolean not null default true,
  -- Goes up with every change: who writes over what they did not see is told.
  add column revision integer not null default 1,
  -- Not every office is on the map.
  alter column latitude drop not null,
  alter column longitude drop not null;

update notaries set
  notary_title = coalesce((regexp_match(notary_name, '^((?:(?:mr|dr|drs|prof)\.\s*)+)'))[1], '')
where notary_name is not null;

-- The surname begins at its last word, or at the small words before that.
with parts as (
  select id, btrim(substr(notary_name, length(notary_title) + 1)) as name from notaries where notary_name is not null
)
update notaries set
  notary_title = btrim(notary_title),
  notary_lastname = btrim(coalesce((regexp_match(parts.name, '(\s([[:lower:]''’]\S*\s+)*\S+)$'))[1], parts.name)),
  notary_firstnames = btrim(regexp_replace(parts.name, '\s([[:lower:]''’]\S*\s+)*\S+$', ''))
from parts where parts.id = notaries.id and parts.name ~ '\s';

update notaries set notary_lastname = notary_name where notary_name is not null and notary_lastname = '';

alter table notaries drop column notary_name;
alter table notaries add column notary_name text generated always as (
  nullif(btrim(regexp_replace(notary_title || ' ' || notary_firstnames || ' ' || notary_lastname, '\s+', ' ', 'g')), '')
) stored;

-- For how well terms were kept lately.
create index case_events_at on case_events (at);
