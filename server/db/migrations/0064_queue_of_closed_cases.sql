-- What is closed, the newest first: of an office, and of all of them. Their terms, which are over, put them in no order.
drop index cases_closed;
create index cases_closed on cases (office, since_day desc, uuid desc) where status in ('finalized', 'canceled');
create index cases_closed_of_all on cases (since_day desc, uuid desc) where status in ('finalized', 'canceled');

-- The words by which a closed case is found. Signs are left out, or a name like `bol.com` would be one word.
create function case_words(company_name text, people text, number text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple', regexp_replace(company_name || ' ' || people || ' ' || number, '[!-/:-@\[-`{-~]+', ' ', 'g'));

create index cases_closed_words on cases using gin (case_words(company_name, people, number))
  where status in ('finalized', 'canceled');

-- What may be sent is asked for by that, from which it does not follow for an index that it is not refused.
drop index case_services_open;
create index case_services_open on case_services (id) where sent_at is null and done_at is null;
