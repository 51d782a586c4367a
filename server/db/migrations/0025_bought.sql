-- What was confirmed when the payment began: that is what was bought, whatever happened to the order meanwhile.
alter table payment_attempts add column content jsonb;
