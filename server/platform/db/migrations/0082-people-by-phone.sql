-- PEOPLE are found by their phone without looking at everybody (docs/product/staff.md#people).

create index app_user_phone on app_user (phone) where phone is not null;
