-- TRUST walks from person to person along vouches, connections and referrals, many thousand in one
-- answer (docs/product/community.md#trust). These indexes hold all that it reads of a row.

create index recommendation_given on recommendation (by_id)
  include (user_id, rating, confidence, created_at) where withdrawn_at is null;
drop index recommendation_of;
create index recommendation_of on recommendation (user_id)
  include (by_id, rating, confidence, created_at) where withdrawn_at is null;
create index connection_confirmed_of_requester on connection (requester_id)
  include (addressee_id) where status = 'confirmed';
create index connection_confirmed_of_addressee on connection (addressee_id)
  include (requester_id) where status = 'confirmed';
drop index app_user_children;
create index app_user_children on app_user (referred_by) include (id) where referred_by is not null;
create index app_user_parent_of on app_user (id) include (referred_by) where referred_by is not null;

-- Nobody of the staff names themself a seed person either.
create or replace function nobody_decides_on_own() returns trigger language plpgsql as $$
begin
  if new.subject = new.staff_id
    or exists (select from rental_order where id = new.details ->> 'order' and user_id = new.staff_id)
    or exists (select from driver where id = new.subject and user_id = new.staff_id)
    or exists (select from special_request where id = new.subject and user_id = new.staff_id) then
    raise exception 'nobody decides on what is their own' using errcode = '23514', constraint = 'nobody_decides_on_own';
  end if;
  return new;
end $$;
