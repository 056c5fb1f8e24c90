-- Reviews that time reveals (docs/product/community.md#blind).

-- Since when its reveal has had its consequences: the car's rating counts it, whom it is about was told.
alter table review add column shown_at timestamptz;
update review set shown_at = reveal_at;
create index review_to_show on review (reveal_at) where shown_at is null;

-- Whose review it is, whom it is about, and who reported it: none of them decides about it.
create or replace function nobody_decides_on_own() returns trigger language plpgsql as $$
begin
  if new.subject = new.staff_id
    or exists (select from rental_order where id = new.details ->> 'order' and user_id = new.staff_id)
    or exists (select from driver where id = new.subject and user_id = new.staff_id)
    or exists (select from special_request where id = new.subject and user_id = new.staff_id)
    or (new.action in ('review keep', 'review hide') and (
      exists (select from review where id = new.subject and new.staff_id in (reviewer_id, subject_id))
      or exists (select from review_report where review_id = new.subject and reporter_id = new.staff_id))) then
    raise exception 'nobody decides on what is their own' using errcode = '23514', constraint = 'nobody_decides_on_own';
  end if;
  return new;
end $$;
