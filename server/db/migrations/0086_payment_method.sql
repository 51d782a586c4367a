-- How it was paid, in the provider's word; null where nobody knows: from before this was kept, or a way without a name.
alter table payment_attempts add column method text;
