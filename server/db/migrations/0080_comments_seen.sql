-- When the founder saw what the office said; null for what is new to them, and for what they said themselves.
alter table case_comments add column seen_at timestamptz;
-- What was said before this was kept is not news.
update case_comments set seen_at = at where role <> 'customer';
