-- A flag about an answer that somebody gives by their own link is theirs: what was said stands in their own thread, and whoever
-- ordered does not see that there is one.
alter table case_comments add column person text;
