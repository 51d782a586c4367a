-- A uid travels in a header of every answer, where only plain letters arrive as they left. An account whose address has
-- others goes by its uuid, as those made elsewhere do: until now it could not stay signed in.
update accounts set uid = uuid::text where uid !~ '^[!-~]+$';
alter table accounts add constraint accounts_uid_plain check (uid ~ '^[!-~]+$');
