-- A picture of who signs, as the page shows it: a file of ours, or the picture itself.
alter table notaries add column picture text check (picture ~ '^(/[^/]|data:image/(png|jpeg|webp);base64,)');
