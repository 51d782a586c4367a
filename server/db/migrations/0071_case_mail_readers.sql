-- Who works for an office may be a founder too, and reads as each of them apart. What was told before was told to who they are now.
alter table case_mails drop constraint case_mails_reader_check;
update case_mails set reader = case
    when exists (
      select from accounts where 'account:' || accounts.uuid = case_mails.reader and accounts.office is not null
    ) then 'staff:'
    else 'founder:'
  end || substr(reader, 9)
  where reader like 'account:%';
alter table case_mails add constraint case_mails_reader_check
  check (reader = 'support' or reader ~ '^((founder|staff):[0-9a-f-]{36}|office:[0-9]+)$');
