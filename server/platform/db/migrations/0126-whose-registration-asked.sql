-- The registration that asked for a sign-in mail: the code or link of it, used on another device, can
-- finish that registration once the person says that it is theirs (docs/product/accounts.md#registration).
alter table sign_in_challenge add column registration_id text references app_user on delete set null;
create index sign_in_challenge_registration on sign_in_challenge (registration_id) where registration_id is not null;
