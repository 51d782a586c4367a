-- When somebody first opened their link, and every time that they were reminded: what a contract's maker reads of it afterwards.
alter table contract_signers add column opened_at timestamptz;

create table contract_signer_reminders (
  id bigint generated always as identity primary key,
  signer uuid not null references contract_signers (uuid) on delete cascade,
  at timestamptz not null
);

create index contract_signer_reminders_signer on contract_signer_reminders (signer, id);

insert into contract_signer_reminders (signer, at)
  select uuid, reminded_at from contract_signers where reminded_at is not null order by reminded_at;

-- Whoever has a contract open hears that something changed, once it is committed, in every process. Never what it was.
create function tell_of_contract(about uuid) returns void language sql as $$
  select pg_notify('changes', json_build_object('contract', uuid, 'version', version)::text) from contracts where uuid = about
$$;

create function contract_changed() returns trigger language plpgsql as $$
begin
  perform tell_of_contract(new.uuid);
  return null;
end $$;

create function session_of_contract_changed() returns trigger language plpgsql as $$
begin
  perform tell_of_contract(new.contract);
  return null;
end $$;

create function signer_of_contract_changed() returns trigger language plpgsql as $$
begin
  perform tell_of_contract(contract_sessions.contract) from contract_sessions where contract_sessions.uuid = new.session;
  return null;
end $$;

create trigger contract_changed after update on contracts for each row execute function contract_changed();
create trigger session_of_contract_changed after update on contract_sessions
  for each row execute function session_of_contract_changed();
create trigger signer_of_contract_changed after update on contract_signers
  for each row execute function signer_of_contract_changed();
