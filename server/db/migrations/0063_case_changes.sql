-- Who works for an office: one without anybody is seen by support.
create index accounts_office on accounts (office) where office is not null;

-- Whoever has a case or a queue open hears that something changed, once it is committed, in every process: which case, of which
-- office, how far its version is, and whether it is the office's own business. Never what it was.
create function tell_of_case(about uuid, for_office boolean) returns void language sql as $$
  select pg_notify('changes', json_build_object(
    'case', uuid, 'office', office, 'version', version, 'inside', for_office)::text)
  from cases where uuid = about
$$;

create function case_changed() returns trigger language plpgsql as $$
begin
  perform tell_of_case(new.uuid, false);
  -- The office that had it sees it go.
  if tg_op = 'UPDATE' and old.office is distinct from new.office then
    perform pg_notify('changes', json_build_object(
      'case', old.uuid, 'office', old.office, 'version', new.version, 'inside', true)::text);
  end if;
  return null;
end $$;

create function part_of_case_changed() returns trigger language plpgsql as $$
begin
  perform tell_of_case(new.case_uuid, tg_table_name in ('case_notes', 'case_checks', 'case_deeds', 'case_undelivered'));
  return null;
end $$;

create function upload_of_case_changed() returns trigger language plpgsql as $$
begin
  perform tell_of_case(cases.uuid, false) from cases where cases.questionnaire = new.questionnaire;
  return null;
end $$;

create trigger case_changed after insert or update on cases for each row execute function case_changed();
create trigger part_of_case_changed after insert or update on case_comments
  for each row execute function part_of_case_changed();
create trigger part_of_case_changed after insert on case_notes
  for each row execute function part_of_case_changed();
create trigger part_of_case_changed after insert or update on case_checks
  for each row execute function part_of_case_changed();
create trigger part_of_case_changed after insert or update on case_deeds
  for each row execute function part_of_case_changed();
create trigger part_of_case_changed after insert or update on case_services
  for each row execute function part_of_case_changed();
create trigger part_of_case_changed after insert or update on case_undelivered
  for each row execute function part_of_case_changed();
create trigger upload_of_case_changed after insert or update on uploads
  for each row execute function upload_of_case_changed();
