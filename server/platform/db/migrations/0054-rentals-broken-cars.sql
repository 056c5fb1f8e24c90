-- WHO IS LEFT WITHOUT A CAR because it broke down and no other fits is offered everything back
-- (docs/product/cars.md#off-the-road), as the next renter of a late car is.

alter table rental_offer
  drop constraint rental_offer_because_check,
  add constraint rental_offer_because_check check (because in ('overdue', 'broken'));

-- Both are found by the order that took them.
drop index rental_offer_way_out;
create index rental_offer_way_out on rental_offer (used_order_id) where because is not null;
