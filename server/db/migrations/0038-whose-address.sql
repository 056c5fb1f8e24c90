-- An address belongs to nobody until it is confirmed (docs/product/accounts.md#registration): who registers with one has an
-- account that is not its owner's, any number of them, until its mailbox is shown to be theirs.
alter table app_user add column unconfirmed boolean not null default false;
update app_user set unconfirmed = true
where email_verified_at is null and not demo and terms_accepted_at is not null
  and id not in (select user_id from staff_member);
alter table app_user add check (not unconfirmed or email_verified_at is null);
alter table app_user drop constraint app_user_email_key;
create unique index app_user_email_owner on app_user (email) where not unconfirmed;
create index app_user_unconfirmed on app_user (email) where unconfirmed;

-- Which browser asked for a link (a hash of what it keeps to itself): only there it signs in unasked.
alter table sign_in_challenge add column browser_hash text;

-- A held order that joins its owner's account keeps its number, and its rental comes along.
alter table rental_order
  drop constraint rental_order_one_person,
  add constraint rental_order_one_person foreign key (transaction_id, user_id)
    references rental_transaction (id, user_id) on update cascade;
