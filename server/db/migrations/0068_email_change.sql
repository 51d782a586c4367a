-- A link to an address that is to become the account's; `target` holds that address until it was confirmed there.
alter table account_codes drop constraint account_codes_kind_check;
alter table account_codes add constraint account_codes_kind_check
  check (kind in ('confirmation', 'reset', 'redirection', 'second_factor', 'email_change'));
